import { hubApp } from '../app.ts';
import { stageFrom } from '../stage.ts';
import { localSettings } from './settings.ts';

const { app } = await hubApp({}, stageFrom('dev', localSettings(process.env.HUB_TABLE || undefined)));
app.synth();
