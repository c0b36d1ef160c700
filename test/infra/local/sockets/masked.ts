/** A masked frame, as a client sends it. */
export const masked = (frame: Buffer, mask: Buffer): Buffer => {
  const second = frame[1] ?? 0;
  const size = second === 126 ? 4 : second === 127 ? 10 : 2;
  const payload = Buffer.from(frame.subarray(size).map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
  const header = Buffer.from(frame.subarray(0, size));
  header[1] = second | 0x80;
  return Buffer.concat([header, mask, payload]);
};
