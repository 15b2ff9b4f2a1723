/**
 * A page translator puts elements of its own around text nodes, or in their place, and React then takes out, or
 * puts something before, a node that stands elsewhere by now: the browser throws and the page is gone (STATE-6).
 * Here such a node is looked for where it stands today: what holds it is taken out, or what it stands in is put
 * before. One that stands nowhere any more needs no taking out, and what was to come before it comes last.
 */
export function survivePageTranslators(): void {
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
