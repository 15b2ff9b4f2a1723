/**
 * Makes React's DOM calls tolerate page translators (STATE-6). A translator wraps or replaces text nodes.
 * When React then removes such a node or inserts before it, the browser throws and the page is lost. The
 * guard finds the node's present position: it removes the wrapper, or inserts before it. If the node is gone,
 * a removal does nothing, and an insertion appends.
 */
export function tolerateTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const childWith = (parent: Node, node: Node | null): Node | null => {
    let child = node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
    const child = childWith(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    insertBefore.call(this, node, childWith(this, before));
    return node;
  };
}
