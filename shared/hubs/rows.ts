import { awardKind, pointsKind } from './awards/award-item.ts';
import { completionKind } from './completions/completion-item.ts';
import { countedKind, countKind } from './counts/settle-counts.ts';
import { editorQueueKind } from './editor-queue/editor-queue-events.ts';
import { domainPointerKind, hubDomainKind } from './hubs/domains/domain-item.ts';
import { hubKind, hubPointerKind } from './hubs/hub-item.ts';
import { hubSlugKind } from './hubs/hub-of-slug.ts';
import { identityProviderKind } from './identity-providers/identity-provider-item.ts';
import { importChunkKind, importKind } from './imports/import-item.ts';
import { contactCredentialKind } from './people/contacts/contact-credentials-key.ts';
import { contactKind } from './people/contacts/contact-item.ts';
import { knownHubsKind } from './people/contacts/known-hubs.ts';
import { ownEntryKind } from './people/contacts/own-entries.ts';
import { contentRemovalKind } from './people/content-removals/content-removal-item.ts';
import { barredAddressKind } from './people/members/barred-addresses.ts';
import { followKind } from './people/members/follows.ts';
import { memberKind } from './people/members/member-events.ts';
import { contactPairKind } from './people/members/pair-events.ts';
import { memberTermKind } from './people/members/terms.ts';
import { warningKind } from './people/members/warnings.ts';
import { personPlaceKind } from './people/places/person-place.ts';
import { portraitUploadKind } from './people/portraits/portrait-item.ts';
import { profileFieldsKind } from './people/profile-fields/profile-field-events.ts';
import { contactTagKind } from './people/tags/contact-tag-item.ts';
import { tagKind, tagNameKind } from './people/tags/tag-item.ts';
import { spaceMembershipKind } from './space-memberships/space-membership-item.ts';
import { spaceReadKind } from './space-reads/space-read-item.ts';
import { spaceKind, spaceSlugKind } from './spaces/space-item.ts';

export const HUBS_ROWS = [
  awardKind,
  barredAddressKind,
  completionKind,
  contactKind,
  contactCredentialKind,
  contactPairKind,
  contactTagKind,
  contentRemovalKind,
  countKind,
  countedKind,
  domainPointerKind,
  editorQueueKind,
  followKind,
  hubKind,
  hubDomainKind,
  hubPointerKind,
  hubSlugKind,
  identityProviderKind,
  importKind,
  importChunkKind,
  knownHubsKind,
  memberKind,
  memberTermKind,
  ownEntryKind,
  personPlaceKind,
  pointsKind,
  portraitUploadKind,
  profileFieldsKind,
  spaceKind,
  spaceMembershipKind,
  spaceReadKind,
  spaceSlugKind,
  tagKind,
  tagNameKind,
  warningKind,
] as const;
