import type { Exchange } from '../platform/http/exchange.ts';
import type { Admission } from './access/admission.ts';
import type { Credential } from './access/credential.ts';
import type { Route } from './route.ts';

/** A request to this service: its route, credential and admission are of this service's types. */
export interface ApiExchange extends Exchange {
  route?: Route;
  credential?: Credential;
  admission?: Admission;
}
