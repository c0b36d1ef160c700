import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { CLOSE, closeFrame, type Frame, frameOf, frameReader, OPCODE, ProtocolError } from './frames.ts';

/** The largest message that API Gateway accepts and sends. */
export const MAX_MESSAGE = 128 * 1024;

/** The server's end of an open WebSocket. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
}

interface Listeners {
  readonly message: (body: Buffer, isText: boolean) => void;
  readonly closed: () => void;
}

const isControl = ({ opcode }: Frame): boolean => opcode >= OPCODE.close;

/** Joins the frames of a message. */
const messages = (message: Listeners['message']): ((frame: Frame) => void) => {
  let parts: Buffer[] = [];
  let isText = true;
  return ({ opcode, final, payload }) => {
    const isFirst = opcode !== OPCODE.continuation;
    if (isFirst === parts.length > 0) throw new ProtocolError(CLOSE.protocolError);
    if (isFirst) isText = opcode === OPCODE.text;
    parts.push(payload);
    const body = Buffer.concat(parts);
    if (body.length > MAX_MESSAGE) throw new ProtocolError(CLOSE.tooBig);
    if (!final) return;
    parts = [];
    if (isText && !isUtf8(body)) throw new ProtocolError(CLOSE.invalidText);
    message(body, isText);
  };
};

/** Serves a WebSocket on a stream whose handshake is done. */
export const openSocket = (stream: Duplex, head: Buffer, { message, closed }: Listeners): Socket => {
  const read = frameReader(MAX_MESSAGE);
  const join = messages(message);
  const close = (code: number): void => {
    if (!stream.writable) return;
    stream.end(closeFrame(code));
    setTimeout(() => stream.destroy(), 1_000).unref();
  };
  const handle = (frame: Frame): void => {
    if (frame.opcode === OPCODE.ping && stream.writable) stream.write(frameOf(OPCODE.pong, frame.payload));
    if (frame.opcode === OPCODE.close) close(CLOSE.normal);
    if (!isControl(frame)) join(frame);
  };
  const receive = (chunk: Buffer): void => {
    try {
      for (const frame of read(chunk)) handle(frame);
    } catch (error) {
      close(error instanceof ProtocolError ? error.code : CLOSE.protocolError);
    }
  };
  stream.on('data', receive);
  stream.on('error', () => stream.destroy());
  stream.once('end', () => stream.end());
  stream.once('close', closed);
  if (head.length > 0) receive(head);
  return {
    close,
    send(text) {
      if (stream.writable) stream.write(frameOf(OPCODE.text, Buffer.from(text)));
    },
  };
};
