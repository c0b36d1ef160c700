/** Whether DynamoDB stores the number: zero, or a magnitude from 1e-130 to below 1e126. */
export const isStorable = (value: number): boolean =>
  value === 0 || (Math.abs(value) >= 1e-130 && Math.abs(value) < 1e126);
