export type AtLeastOne<Item> = readonly [Item, ...Item[]];

/** The item at an index of an endlessly repeated list. */
export function cycle<Item>(items: AtLeastOne<Item>, index: number): Item {
  return items[index % items.length] ?? items[0];
}
