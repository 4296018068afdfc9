import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Page } from '@playwright/test';

/** What the page asks of a folder on disk. Bytes are Base64. */
interface Request {
  do: 'kind' | 'list' | 'read' | 'write' | 'create' | 'move' | 'remove';
  path: string;
  to?: string;
  bytes?: string;
}

/**
 * Replaces the browser's folder picker, which no test can operate: `showDirectoryPicker` returns the folder, and what the page does to
 * its handles is done on disk.
 */
export async function giveFolder(page: Page, folder: string): Promise<void> {
  await page.exposeBinding('disk', (_source, request: Request) => answer(folder, request));
  await page.addInitScript(install);
}

function answer(folder: string, { do: what, path, to = '', bytes = '' }: Request): unknown {
  const target = inside(folder, path);
  if (what === 'kind') return existsSync(target) ? kindOf(target) : undefined;
  if (what === 'list') return readdirSync(target).map((name) => [name, kindOf(join(target, name))]);
  if (what === 'read') return readFileSync(target).toString('base64');
  if (what === 'remove') return rmSync(target);
  if (what === 'move') return renameSync(target, inside(folder, to));
  mkdirSync(what === 'create' ? target : dirname(target), { recursive: true });
  return what === 'write' ? writeFileSync(target, Buffer.from(bytes, 'base64')) : undefined;
}

function kindOf(target: string): 'directory' | 'file' {
  return statSync(target).isDirectory() ? 'directory' : 'file';
}

function inside(folder: string, path: string): string {
  const target = resolve(folder, path);
  if (target !== folder && !target.startsWith(folder + sep)) throw new Error(`${path} is outside the folder.`);
  return target;
}

/** Runs in the page. */
function install(): void {
  type Disk = (request: Request) => Promise<unknown>;
  const disk = (request: Request) => (window as unknown as { disk: Disk }).disk(request);
  const base64 = (blob: Blob) =>
    new Promise<string>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result).replace(/^.*,/, ''));
      reader.readAsDataURL(blob);
    });

  // The page stores handles in the browser's database, which takes plain data only.
  class Handle {
    kind: string;
    name: string;
    path: string;
    constructor(kind: string, path: string) {
      this.kind = kind;
      this.path = path;
      this.name = path.replace(/^.*\//, '');
    }
    requestPermission() {
      return Promise.resolve('granted');
    }
    async *entries() {
      for (const [name, kind] of (await disk({ do: 'list', path: this.path })) as [string, string][]) {
        yield [name, new Handle(kind, `${this.path}/${name}`)];
      }
    }
    getDirectoryHandle(name: string, options = { create: false }) {
      return this.child('directory', name, options.create);
    }
    getFileHandle(name: string, options = { create: false }) {
      return this.child('file', name, options.create);
    }
    async child(kind: string, name: string, create: boolean) {
      const path = `${this.path}/${name}`;
      const present = await disk({ do: 'kind', path });
      if (present !== undefined && present !== kind) throw new DOMException('', 'TypeMismatchError');
      if (present === undefined && !create) throw new DOMException('', 'NotFoundError');
      if (present === undefined) await disk({ do: kind === 'file' ? 'write' : 'create', path });
      return new Handle(kind, path);
    }
    removeEntry(name: string) {
      return disk({ do: 'remove', path: `${this.path}/${name}` });
    }
    async getFile() {
      const text = atob((await disk({ do: 'read', path: this.path })) as string);
      return new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], this.name);
    }
    createWritable() {
      return Promise.resolve({
        write: async (data: Blob | string) =>
          disk({ do: 'write', path: this.path, bytes: await base64(new Blob([data])) }),
        close: () => Promise.resolve(),
      });
    }
    async move(folder: Handle, name: string) {
      const to = `${folder.path}/${name}`;
      await disk({ do: 'move', path: this.path, to });
      this.path = to;
      this.name = name;
    }
  }
  Object.assign(window, { showDirectoryPicker: () => Promise.resolve(new Handle('directory', '.')) });
}
