/** How much of a row is measured: `quick` samples it in a minute or two, `full` does all of it. */
export type Size = 'quick' | 'full';

/** What a measurement found. */
export interface Figure {
  /** How many probes, bodies, rounds or requests were tried. */
  tried: number;
  /** How many of them broke the promise. */
  failed: number;
  /** The figure in the unit of the target, for people: "0 leaks of 21,340 probes". */
  value: string;
  /** Whether the target is reached. A quick run is held to everything but the number of tries. */
  met: boolean;
  /** What failed, with enough to repeat it; what is missing from the target; and what else was measured. */
  details: readonly string[];
}

/** One promise of the service, as the scorecard measures it. */
export interface Row {
  number: number;
  /** What `npm run score -- <name>` runs. */
  name: string;
  /** What is measured, in a few words. */
  measures: string;
  /** What is done, and how often. */
  done: string;
  target: string;
  /** The defect that was put into the code once to see this row fail, and what the row then said. */
  madeToFail: string;
  /** Measures the row. `progress` takes a line whenever there is something new to say. */
  measure(size: Size, progress: (line: string) => void): Promise<Figure>;
}
