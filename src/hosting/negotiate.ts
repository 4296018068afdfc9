/** What a request's headers ask for, read as RFC 9110 says. A header that makes no sense counts as not sent. */

const QUALITY = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/;

/**
 * The coding to answer in, for an Accept-Encoding header: the most wanted of those on offer, the first of equals, or
 * undefined for none at all (section 12.5.3).
 */
export function chooseCoding<Name extends string>(
  header: string | undefined,
  offered: readonly Name[],
): Name | undefined {
  if (!header) return undefined;
  const wanted = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1';
    if (name && QUALITY.test(quality)) wanted.set(name === 'x-gzip' ? 'gzip' : name, Number(quality));
  }
  let best: Name | undefined;
  // Unless it is named, the plain body is what remains when nothing else will do.
  let bestQuality = wanted.get('identity') ?? 0;
  for (const name of offered) {
    const quality = wanted.get(name) ?? wanted.get('*') ?? 0;
    // Smaller on the wire wins over the plain body at the same wish.
    if (quality > bestQuality || (best === undefined && quality > 0 && quality === bestQuality)) {
      best = name;
      bestQuality = quality;
    }
  }
  return best;
}

/** Whether an If-None-Match header holds the tag, comparing weakly (section 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}

/**
 * The bytes that a Range header asks for (section 14.2), first and last included: undefined where the whole is to be sent,
 * 'unsatisfiable' where nothing of it lies inside. More than one range is answered with the whole, as a server may.
 */
export function readRange(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const suffix = Number(last);
    return suffix === 0 || length === 0 ? 'unsatisfiable' : { first: Math.max(0, length - suffix), last: length - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= length) return 'unsatisfiable';
  return { first: Number(first), last: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
}
