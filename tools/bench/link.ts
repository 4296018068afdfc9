import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/** A connection: bits a second, and a round trip in milliseconds. */
interface Link {
  down: number;
  up: number;
  roundTrip: number;
}

/** The payload of a packet in bytes, and how many packets a server sends before the first acknowledgement (RFC 6928). */
const SEGMENT = 1460;
const FIRST_FLIGHT = 10;

/** Starts a server on a free port of this machine, and returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** One direction of a line that all connections share: tells in how many milliseconds these bytes will have arrived. */
function lane(bits: number, delay: number): (bytes: number) => number {
  let free = 0;
  return (bytes) => {
    const now = performance.now();
    free = Math.max(now, free) + (bytes * 8_000) / bits;
    return free - now + delay;
  };
}

/**
 * Puts a slow network between a browser and the server on port `target`, below TLS: the round trip that opens each connection, the
 * bandwidth that all connections share, and TCP's slow start, which never ends, since nothing is lost. Returns its port.
 */
export async function openSlowLink(target: number, { down, up, roundTrip }: Link): Promise<number> {
  const toBrowser = lane(down, roundTrip / 2);
  const toServer = lane(up, roundTrip / 2);
  const proxy = createServer((browser) => {
    const origin = connect(target, '127.0.0.1');
    const close = () => [browser, origin].map((socket) => socket.destroy());
    for (const socket of [browser, origin]) socket.setNoDelay(true).on('error', close).on('close', close);

    const connected = performance.now() + roundTrip;
    const requests: Buffer[] = [];
    browser.on('data', (data: Buffer) => {
      requests.push(data);
      const handshake = Math.max(0, connected - performance.now());
      setTimeout(() => origin.write(requests.shift() ?? ''), handshake + toServer(data.length));
    });

    const waiting: Buffer[] = [];
    const sent: Buffer[] = [];
    let inFlight = 0;
    let window = FIRST_FLIGHT * SEGMENT;
    const send = () => {
      while (waiting[0] && inFlight < window) {
        const segment = waiting.shift() as Buffer;
        sent.push(segment);
        inFlight += segment.length;
        setTimeout(arrive, toBrowser(segment.length));
      }
    };
    // In the order of sending, however the timers fire.
    const arrive = () => {
      const segment = sent.shift() as Buffer;
      browser.write(segment);
      setTimeout(() => {
        inFlight -= segment.length;
        window += segment.length;
        send();
      }, roundTrip / 2);
    };
    origin.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += SEGMENT) waiting.push(data.subarray(start, start + SEGMENT));
      send();
    });
  });
  return listen(proxy);
}
