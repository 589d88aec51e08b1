/** Preact renders into elements, and a page begins with `<html>`: an element whose only child that is. */
export function wholeDocument(): Element {
  const { documentElement: page } = document
  const root = {
    nodeType: 1,
    namespaceURI: page.namespaceURI,
    ownerDocument: document,
    parentNode: document,
    firstChild: page,
    childNodes: [page],
    contains: (node: Node) => document.contains(node),
    insertBefore: (node: Node, before: Node | null) => document.insertBefore(node, before),
    removeChild: (node: Node) => document.removeChild(node),
  }
  return root as unknown as Element
}
