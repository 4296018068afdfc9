import { describe, expect, it } from 'vitest';
import { chooseCoding, matchesTag, readRange } from '#hosting/negotiate.ts';

describe('the coding of an answer', () => {
  const offered = ['br', 'zstd', 'gzip'] as const;
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.001', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, zstd;q=0.8, br;q=0.7', 'zstd'],
    ['gzip ; q = 0.5, br ; q=0.4', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*;q=0.1, br;q=0', 'zstd'],
    ['identity, br', 'br'],
    ['identity;q=1, br;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['br;q=2, gzip', 'gzip'],
    ['br;q=abc', undefined],
    [',,;;==,', undefined],
    ['abr, bro', undefined],
  ])('%s gets %s', (header, coding) => {
    expect(chooseCoding(header, offered)).toBe(coding);
  });
});

describe('a tag that the browser has', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a" ', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (header, matches) => {
    expect(matchesTag(header, '"a"')).toBe(matches);
  });
});

describe('the part of a file', () => {
  it.each([
    ['bytes=0-4', { first: 0, last: 4 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=5-', { first: 5, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-100', { first: 0, last: 9 }],
    ['bytes=8-100', { first: 8, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=4-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=99999999999999999999-', undefined],
    ['lines=0-4', undefined],
    [undefined, undefined],
  ])('%s', (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });
});
