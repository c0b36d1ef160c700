import { hubApp } from '../app.ts';
import { stageFrom } from '../stage.ts';
import { LOCAL } from './settings.ts';

const { app } = await hubApp({}, stageFrom('dev', LOCAL));
app.synth();
