import { connectTable } from '../../shared/db/connect.ts';
import { scheduled } from '../../shared/worker.ts';
import { sweep } from './sweep.ts';

const connect = () => sweep(connectTable(process.env));

export const handler = scheduled(connect);
