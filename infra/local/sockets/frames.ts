/** A frame of the WebSocket protocol (RFC 6455), unmasked. */
export interface Frame {
  readonly final: boolean;
  readonly opcode: number;
  readonly payload: Buffer;
}

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Why a connection is closed (RFC 6455, section 7.4.1). */
export const CLOSE = { normal: 1000, goingAway: 1001, protocolError: 1002, invalidText: 1007, tooBig: 1009 } as const;

/** A violation of the protocol, which closes the connection. */
export class ProtocolError extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`WebSocket close ${code}`);
    this.code = code;
  }
}

/** An unmasked, unfragmented frame, as servers send them. */
export const frameOf = (opcode: number, payload: Buffer): Buffer => {
  const { length } = payload;
  const extended = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const header = Buffer.alloc(2 + extended);
  header[0] = 0x80 | opcode;
  header[1] = extended === 0 ? length : extended === 2 ? 126 : 127;
  if (extended === 2) header.writeUInt16BE(length, 2);
  if (extended === 8) header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, payload]);
};

export const closeFrame = (code: number): Buffer => {
  const payload = Buffer.alloc(2);
  payload.writeUInt16BE(code);
  return frameOf(OPCODE.close, payload);
};

/** The longest payload of a control frame (RFC 6455, section 5.5). */
const MAX_CONTROL = 125;

const OPCODES: ReadonlySet<number> = new Set(Object.values(OPCODE));

/** Whether the first two bytes are those of a masked frame without extensions. A control frame is short and whole. */
const isFrame = (first: number, second: number): boolean => {
  const opcode = first & 0x0f;
  const isWhole = (first & 0x80) !== 0 && (second & 0x7f) <= MAX_CONTROL;
  return (first & 0x70) === 0 && (second & 0x80) !== 0 && OPCODES.has(opcode) && (opcode < OPCODE.close || isWhole);
};

/** The length of the payload, and the size of the header with the mask; undefined before all of the header arrived. */
const headerOf = (buffer: Buffer): { readonly length: number; readonly size: number } | undefined => {
  if (buffer.length < 2) return undefined;
  const [first = 0, second = 0] = buffer;
  if (!isFrame(first, second)) throw new ProtocolError(CLOSE.protocolError);
  const short = second & 0x7f;
  const extended = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (buffer.length < 2 + extended) return undefined;
  const length = extended === 0 ? short : extended === 2 ? buffer.readUInt16BE(2) : Number(buffer.readBigUInt64BE(2));
  return { length, size: 2 + extended + 4 };
};

/** Reads masked frames, as clients send them, from chunks of bytes. Throws for a violation of the protocol. */
export const frameReader = (maxLength: number): ((chunk: Buffer) => readonly Frame[]) => {
  let pending: Buffer = Buffer.alloc(0);
  const next = (): Frame | undefined => {
    const header = headerOf(pending);
    if (!header) return undefined;
    const { length, size } = header;
    if (length > maxLength) throw new ProtocolError(CLOSE.tooBig);
    if (pending.length < size + length) return undefined;
    const mask = pending.subarray(size - 4, size);
    const payload = Buffer.from(pending.subarray(size, size + length));
    for (let index = 0; index < length; index += 1) payload[index] = (payload[index] ?? 0) ^ (mask[index % 4] ?? 0);
    const [first = 0] = pending;
    pending = pending.subarray(size + length);
    return { final: (first & 0x80) !== 0, opcode: first & 0x0f, payload };
  };
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    const frames: Frame[] = [];
    for (let frame = next(); frame; frame = next()) frames.push(frame);
    return frames;
  };
};
