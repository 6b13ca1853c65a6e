import { parentPort, workerData } from 'node:worker_threads';
import { plates } from './plates.ts';
import { type Frame, renderRow } from './render.ts';

type Job = { name: string; frame: Frame; rows: number[] };

// Proof: render-plate.ts is the only one who starts this, with a job.
const { name, frame, rows } = workerData as Job;
const plate = plates[name];
if (!plate) throw new Error(`There is no plate "${name}".`);
const scene = plate();
for (const row of rows) parentPort?.postMessage({ row, ...renderRow(scene, frame, row) });
