import { connectTable } from '../../shared/db/connect.ts';
import { scheduled } from '../../shared/worker.ts';
import { endTerms } from './end-terms.ts';

const connect = () => endTerms(connectTable(process.env));

export const handler = scheduled(connect);
