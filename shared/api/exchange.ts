import type { Exchange } from '../platform/http/exchange.ts';
import type { Admission } from './access/admission.ts';
import type { Credential } from './access/credential.ts';
import type { Route } from './route.ts';

/** An exchange with this service's types of route, credential and admission. */
export interface ApiExchange extends Exchange {
  route?: Route;
  credential?: Credential;
  admission?: Admission;
}
