/** The spaces of the demo hub. */
export const SPACES = [
  {
    key: 'welcome',
    visibility: 'public',
    name: 'Welcome',
    icon: '👋',
    color: '#b45309',
    description: 'Introduce yourself and find your way around.',
  },
  {
    key: 'work',
    visibility: 'public',
    name: 'Show your work',
    icon: '🏺',
    color: '#0f766e',
    description: 'Photos of pots, plates and happy accidents.',
  },
  {
    key: 'glaze',
    visibility: 'members',
    name: 'Glazes and firing',
    icon: '🔥',
    color: '#b91c1c',
    description: 'Recipes, test tiles and kiln logs.',
  },
  {
    key: 'help',
    visibility: 'members',
    name: 'Ask for help',
    icon: '🛟',
    color: '#1d4ed8',
    description: 'No question is too small.',
  },
  {
    key: 'studio',
    visibility: 'members',
    name: 'Studio circle',
    icon: '⭐',
    color: '#7c3aed',
    description: 'Critiques and live sessions for subscribers.',
  },
  {
    key: 'staff',
    visibility: 'secret',
    name: 'Staff room',
    icon: '🔒',
    color: '#374151',
    description: 'For the team only.',
  },
] as const;

export type SpaceKey = (typeof SPACES)[number]['key'];
