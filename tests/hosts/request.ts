export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
}

export async function ask(address: string, path: string, headers: object = {}, method = 'GET'): Promise<Answer> {
  const answer = await fetch(address + path, {
    method,
    headers: { 'Accept-Encoding': 'identity', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}
