/** The child of this parent that is, or holds, a node; null where the node is not below it any more. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

/**
 * A browser's translator wraps the page's texts in elements of its own, and extensions move what they find: React, which takes each
 * node from where it put it, would throw there, and the page would be an error (facebook/react#11538).
 * A node that was wrapped is taken away with what wraps it, what should stand before it stands before that, and what is gone is gone.
 */
export function tolerateMovedDomNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const held = childHolding(this, child)
    if (held) removeChild.call(this, held)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childHolding(this, before))
    return node
  }
}
