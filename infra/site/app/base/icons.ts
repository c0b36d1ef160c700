const NAMESPACE = 'http://www.w3.org/2000/svg';

const PATHS = {
  messages: 'M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-9l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  notifications: 'M6 9a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 14 6 9zM10 19a2.1 2.1 0 0 0 4 0',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20.5 20.5',
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.5c.8-4 4.2-6 8-6s7.2 2 8 6',
} as const;

/** A decorative icon in the color of the text. */
export const icon = (name: keyof typeof PATHS): SVGElement => {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(NAMESPACE, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
};
