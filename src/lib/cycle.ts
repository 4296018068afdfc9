export type AtLeastOne<Item> = readonly [Item, ...Item[]];

export function cycle<Item>(items: AtLeastOne<Item>, index: number): Item {
  return items[index % items.length] ?? items[0];
}
