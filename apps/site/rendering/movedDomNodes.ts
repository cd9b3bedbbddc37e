function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

/** Translators and extensions move nodes, on which React would throw (facebook/react#11538). */
export function tolerateMovedDomNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const nodeOrWrapper = childHolding(this, child)
    if (nodeOrWrapper) removeChild.call(this, nodeOrWrapper)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childHolding(this, before))
    return node
  }
}
