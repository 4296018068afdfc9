import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to the network. */
export interface Link {
  name: string;
  /** Bits a second. */
  down: number;
  up: number;
  /** Milliseconds until the first answer to the first byte. */
  roundTrip: number;
}

export interface SlowLink {
  port: number;
  /** All bytes that have come down so far, headers included, on all connections together. */
  received: () => number;
  stop: () => Promise<void>;
}

/** What one packet carries, and how many a server sends at first without having heard that they arrive (RFC 6928). */
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

  /** Takes so many bytes on and says in how many milliseconds the last of them is at the other end. */
  carry(bytes: number): number {
    const now = performance.now();
    this.#free = Math.max(now, this.#free) + (bytes * 8_000) / this.#bits;
    return this.#free - now + this.#delay;
  }
}

/**
 * Puts a slow network between a browser and a server on this machine. It keeps what decides how soon a page is there: the
 * round trip of every new connection, the bits a second that all connections share, and TCP's slow start, by which a server
 * sends ten packets and waits to hear of them. It leaves out TLS and lost packets.
 */
export async function slowLink(target: number, { down, up, roundTrip }: Link): Promise<SlowLink> {
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

    // The browser may ask once its handshake would have been answered.
    const connected = performance.now() + roundTrip;
    const asked: Buffer[] = [];
    browser.on('data', (data: Buffer) => {
      asked.push(data);
      const handshake = Math.max(0, connected - performance.now());
      setTimeout(() => origin.write(asked.shift() ?? ''), handshake + toServer.carry(data.length));
    });

    const waiting: Buffer[] = [];
    const sent: Buffer[] = [];
    let flying = 0;
    let window = FIRST_FLIGHT * SEGMENT;
    const pump = () => {
      for (let next = waiting[0]; next && flying < window; next = waiting[0]) {
        waiting.shift();
        sent.push(next);
        flying += next.length;
        setTimeout(arrive, toBrowser.carry(next.length));
      }
    };
    // In the order in which they left, however exactly the clock strikes.
    const arrive = () => {
      const segment = sent.shift();
      if (!segment) return;
      received += segment.length;
      browser.write(segment);
      setTimeout(() => {
        flying -= segment.length;
        window += segment.length;
        pump();
      }, roundTrip / 2);
    };
    origin.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += SEGMENT) waiting.push(data.subarray(start, start + SEGMENT));
      pump();
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
