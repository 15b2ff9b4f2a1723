import { afterEach, beforeEach, expect, it } from "vitest";
import { tolerateTranslators } from "./dom-guard.ts";

/** The part of a node that the guard uses. It throws where a browser does. */
class FakeNode {
  parentNode: FakeNode | null = null;
  readonly children: FakeNode[] = [];

  removeChild(node: FakeNode): FakeNode {
    const index = this.children.indexOf(node);
    if (index === -1) throw new Error("not a child of this node");
    this.children.splice(index, 1);
    node.parentNode = null;
    return node;
  }

  insertBefore(node: FakeNode, before: FakeNode | null): FakeNode {
    const index = before === null ? this.children.length : this.children.indexOf(before);
    if (index === -1) throw new Error("not a child of this node");
    this.children.splice(index, 0, node);
    node.parentNode = this;
    return node;
  }
}

const methods = { removeChild: FakeNode.prototype.removeChild, insertBefore: FakeNode.prototype.insertBefore };
beforeEach(() => {
  Object.assign(globalThis, { Node: FakeNode });
  tolerateTranslators();
});
afterEach(() => {
  Object.assign(FakeNode.prototype, methods);
  Reflect.deleteProperty(globalThis, "Node");
});

function family() {
  const [parent, text, sibling, font] = [new FakeNode(), new FakeNode(), new FakeNode(), new FakeNode()];
  parent.insertBefore(text, null);
  parent.insertBefore(sibling, null);
  return { parent, text, sibling, font };
}

it("STATE-6 removes a wrapped node together with its wrapper", () => {
  const { parent, text, sibling, font } = family();
  parent.insertBefore(font, text);
  parent.removeChild(text);
  font.insertBefore(text, null);
  expect(parent.removeChild(text)).toBe(text);
  expect(parent.children).toEqual([sibling]);
});

it("STATE-6 ignores the removal of a replaced node, and appends nodes meant to precede it", () => {
  const { parent, text, sibling } = family();
  methods.removeChild.call(parent, text);
  expect(parent.removeChild(text)).toBe(text);
  const fresh = new FakeNode();
  parent.insertBefore(fresh, text);
  expect(parent.children).toEqual([sibling, fresh]);
});

it("STATE-6 inserts before the wrapper of a wrapped node", () => {
  const { parent, text, sibling, font } = family();
  methods.removeChild.call(parent, text);
  methods.insertBefore.call(font, text, null);
  methods.insertBefore.call(parent, font, sibling);
  const fresh = new FakeNode();
  parent.insertBefore(fresh, text);
  expect(parent.children).toEqual([fresh, font, sibling]);
});

it("changes nothing without a translator", () => {
  const { parent, text, sibling } = family();
  const fresh = new FakeNode();
  parent.insertBefore(fresh, sibling);
  parent.removeChild(text);
  expect(parent.children).toEqual([fresh, sibling]);
});
