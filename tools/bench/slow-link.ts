import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network connection. */
export interface Link {
  name: string;
  /** Bits a second. */
  down: number;
  up: number;
  /** In milliseconds. */
  roundTrip: number;
}

export interface SlowLink {
  port: number;
  /** All bytes received so far, with headers, on all connections. */
  received: () => number;
  stop: () => Promise<void>;
}

/** The payload of a packet in bytes, and how many packets a server sends before the first acknowledgement (RFC 6928). */
const SEGMENT = 1460;
const FIRST_FLIGHT = 10;

/** One direction of the link, which all connections share. */
class Lane {
  #free = 0;
  readonly #bits: number;
  readonly #delay: number;

  constructor(bits: number, delay: number) {
    this.#bits = bits;
    this.#delay = delay;
  }

  /** Queues bytes, and returns in how many milliseconds the last of them arrives. */
  carry(bytes: number): number {
    const now = performance.now();
    this.#free = Math.max(now, this.#free) + (bytes * 8_000) / this.#bits;
    return this.#free - now + this.#delay;
  }
}

/** Passes the browser's requests on. The first waits for the connection's handshake. */
function sendSlowly(browser: Socket, origin: Socket, lane: Lane, roundTrip: number): void {
  const connected = performance.now() + roundTrip;
  const requests: Buffer[] = [];
  browser.on('data', (data: Buffer) => {
    requests.push(data);
    const handshake = Math.max(0, connected - performance.now());
    setTimeout(() => origin.write(requests.shift() ?? ''), handshake + lane.carry(data.length));
  });
}

/** Passes the server's answers on, segment by segment: as many at once as TCP's window holds, which grows with each that arrives. */
function receiveSlowly(origin: Socket, lane: Lane, roundTrip: number, deliver: (segment: Buffer) => void): void {
  const waiting: Buffer[] = [];
  const sent: Buffer[] = [];
  let inFlight = 0;
  let window = FIRST_FLIGHT * SEGMENT;
  const pump = () => {
    for (let next = waiting[0]; next && inFlight < window; next = waiting[0]) {
      waiting.shift();
      sent.push(next);
      inFlight += next.length;
      setTimeout(arrive, lane.carry(next.length));
    }
  };
  // In the order of sending, however the timers fire.
  const arrive = () => {
    const segment = sent.shift();
    if (!segment) return;
    deliver(segment);
    setTimeout(() => {
      inFlight -= segment.length;
      window += segment.length;
      pump();
    }, roundTrip / 2);
  };
  origin.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += SEGMENT) waiting.push(data.subarray(start, start + SEGMENT));
    pump();
  });
}

/**
 * Simulates a slow network between a browser and a server on this machine: the round trip of each new connection, the bandwidth that all
 * connections share, and TCP's slow start. Leaves out TLS and packet loss.
 */
export async function openSlowLink(target: number, { down, up, roundTrip }: Link): Promise<SlowLink> {
  const toBrowser = new Lane(down, roundTrip / 2);
  const toServer = new Lane(up, roundTrip / 2);
  const open = new Set<Socket>();
  let received = 0;

  const server = createServer((browser) => {
    const origin = connect(target, '127.0.0.1');
    for (const socket of [browser, origin]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        browser.destroy();
        origin.destroy();
      });
    }
    sendSlowly(browser, origin, toServer, roundTrip);
    receiveSlowly(origin, toBrowser, roundTrip, (segment) => {
      received += segment.length;
      browser.write(segment);
    });
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The link has no port.');
  return {
    port: address.port,
    received: () => received,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
