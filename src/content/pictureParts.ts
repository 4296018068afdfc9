/** What a picture file has in it that is neither a part of the picture nor of its colours. */
export type Extra = 'movement' | 'words' | 'more behind';

/** Names the parts of a file, with what tells them apart, and returns where the picture ends. @throws where a part does not fit */
type Reader = (bytes: Buffer) => Generator<string, number>;

interface Format {
  read: Reader;
  /** Matches the parts that a picture needs. */
  needed: RegExp;
  /** Matches a part that only a picture that moves has. */
  moving: RegExp;
}

/** By sharp’s names, which calls AVIF by its container’s name. */
const FORMATS: Readonly<Record<string, Format>> = {
  jpeg: {
    read: segmentsOfJpeg,
    needed: /^(c\w|d[a-d]) |^e0 16 JFIF\0|^e2 \d+ ICC_PROFILE\0|^ee 14 Adobe/,
    moving: /$^/,
  },
  png: {
    read: chunksOfPng,
    needed: /^(IHDR|PLTE|IDAT|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|bKGD|pHYs|cICP|mDCV|cLLI) |^IEND 0$/,
    moving: /^(acTL|fcTL|fdAT) /,
  },
  webp: { read: chunksOfWebp, needed: /^(VP8[ LX]|ALPH|ICCP)$/, moving: /^AN(IM|MF)$/ },
  heif: {
    read: boxesOfAvif,
    needed: /^(ftyp|meta|mdat|meta\/(hdlr|pitm|iloc|iinf|iprp|iref|idat|dinf|grpl)|item (av01|grid|iovl|tmap))$/,
    moving: /^moov$/,
  },
};

export function isReadable(format: string): boolean {
  return Object.hasOwn(FORMATS, format);
}

/** Reads a picture part by part: bytes that are searched for may also be in the picture itself. @throws if the file is damaged */
export function extraIn(format: string, bytes: Buffer): Extra | undefined {
  const { read, needed, moving } = FORMATS[format] ?? {};
  if (!read || !needed || !moving) return undefined;
  const parts = read(bytes);
  const extras: string[] = [];
  let part = parts.next();
  for (; !part.done; part = parts.next()) if (!needed.test(part.value)) extras.push(part.value);
  if (extras.some((name) => moving.test(name))) return 'movement';
  if (extras.length > 0) return 'words';
  return part.value < bytes.length ? 'more behind' : undefined;
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
function* segmentsOfJpeg(bytes: Buffer): Generator<string, number> {
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('No segment begins here.');
    // A segment may begin with several of these.
    while (bytes.readUInt8(at) === 0xff) at++;
    const mark = bytes.readUInt8(at++);
    if (mark === 0xd9) return at;
    const length = bytes.readUInt16BE(at);
    yield `${mark.toString(16)} ${length} ${bytes.toString('latin1', at + 2, at + 14)}`;
    at += length;
    // The picture itself follows a start of scan. In it a zero or a restart mark follows each of these bytes.
    while (mark === 0xda && !isSegment(bytes, at)) at++;
  }
}

function isSegment(bytes: Buffer, at: number): boolean {
  if (bytes.readUInt8(at) !== 0xff) return false;
  const next = bytes.readUInt8(at + 1);
  return next !== 0 && (next < 0xd0 || next > 0xd7);
}

/** https://www.w3.org/TR/png-3/#5Chunk-layout */
function* chunksOfPng(bytes: Buffer): Generator<string, number> {
  for (let at = 8; ; ) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    yield `${type} ${length}`;
    at += length + 12;
    if (type === 'IEND') return at;
  }
}

/** https://www.rfc-editor.org/rfc/rfc9649#section-2.4 */
function* chunksOfWebp(bytes: Buffer): Generator<string, number> {
  const end = bytes.readUInt32LE(4) + 8;
  let at = 12;
  while (at < end) {
    yield bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at;
}

/** ISO/IEC 14496-12, https://aomediacodec.github.io/av1-avif/ */
function* boxesOfAvif(bytes: Buffer): Generator<string, number> {
  for (const [type, start, end] of boxes(bytes, 0, bytes.length)) {
    yield type;
    if (type !== 'meta') continue;
    for (const [inner, first, last] of boxes(bytes, start + 4, end)) {
      yield `meta/${inner}`;
      if (inner === 'iinf') yield* itemsOfAvif(bytes, first, last);
    }
  }
  return bytes.length;
}

function* itemsOfAvif(bytes: Buffer, from: number, to: number): Generator<string> {
  for (const [, start] of boxes(bytes, from + (bytes[from] === 0 ? 6 : 8), to)) {
    const type = start + (bytes[start] === 3 ? 10 : 8);
    yield `item ${bytes.toString('latin1', type, type + 4)}`;
  }
}

/** Each box from one place to another: its type, and where what is in it begins and ends. */
function* boxes(bytes: Buffer, from: number, to: number): Generator<[type: string, start: number, end: number]> {
  for (let at = from; at < to; ) {
    const size = bytes.readUInt32BE(at);
    const isLarge = size === 1;
    const end = size === 0 ? to : at + (isLarge ? Number(bytes.readBigUInt64BE(at + 8)) : size);
    const start = at + (isLarge ? 16 : 8);
    if (end < start || end > to) throw new RangeError('A box does not fit.');
    yield [bytes.toString('latin1', at + 4, at + 8), start, end];
    at = end;
  }
}
