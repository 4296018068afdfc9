import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

export function elementsOf(node: Tree.Node): Element[] {
  return descendants(node).filter((inner) => 'tagName' in inner && inner !== node) as Element[];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function textOf(element: Element): string {
  return descendants(element)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}

export function descendants(node: Tree.Node): Tree.Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(descendants) : [])];
}
