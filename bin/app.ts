import { hubApp } from '../infra/app.ts';

const { app } = await hubApp();
app.synth();
