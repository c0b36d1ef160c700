import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { CLOSE, closeFrame, type Frame, frameOf, frameReader, OPCODE, ProtocolError } from './frames.ts';

/** The largest message that API Gateway accepts and sends. */
export const MAX_MESSAGE = 128 * 1024;

/** The most frames of one message: an empty frame has no size. */
const MAX_FRAMES = 1_000;

/** What may wait for a client that does not read, before its connection is ended. */
const MAX_WAITING = 1024 * 1024;

/** The server's end of an open WebSocket. */
export interface Socket {
  /** Returns whether the connection is still open. */
  readonly send: (text: string) => boolean;
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
  let [isText, size] = [true, 0];
  return ({ opcode, final, payload }) => {
    const isFirst = opcode !== OPCODE.continuation;
    if (isFirst === parts.length > 0) throw new ProtocolError(CLOSE.protocolError);
    if (isFirst) isText = opcode === OPCODE.text;
    parts.push(payload);
    size += payload.length;
    if (size > MAX_MESSAGE || parts.length > MAX_FRAMES) throw new ProtocolError(CLOSE.tooBig);
    if (!final) return;
    const body = Buffer.concat(parts);
    [parts, size] = [[], 0];
    if (isText && !isUtf8(body)) throw new ProtocolError(CLOSE.invalidText);
    message(body, isText);
  };
};

/** Serves a WebSocket on a stream whose handshake is done. */
export const openSocket = (stream: Duplex, head: Buffer, { message, closed }: Listeners): Socket => {
  const read = frameReader(MAX_MESSAGE);
  const join = messages(message);
  let isClosing = false;
  const close = (code: number): void => {
    isClosing = true;
    if (!stream.writable) return;
    stream.end(closeFrame(code));
    setTimeout(() => stream.destroy(), 1_000).unref();
  };
  const write = (opcode: number, payload: Buffer): boolean => {
    if (!stream.writable) return false;
    stream.write(frameOf(opcode, payload));
    if (stream.writableLength > MAX_WAITING) stream.destroy();
    return stream.writable;
  };
  const handle = (frame: Frame): void => {
    if (isClosing) return;
    if (frame.opcode === OPCODE.ping) write(OPCODE.pong, frame.payload);
    if (frame.opcode === OPCODE.close) close(CLOSE.normal);
    if (!isControl(frame)) join(frame);
  };
  const receive = (chunk: Buffer): void => {
    if (isClosing) return;
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
    send: (text) => write(OPCODE.text, Buffer.from(text)),
  };
};
