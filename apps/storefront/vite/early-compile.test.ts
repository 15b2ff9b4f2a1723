import { minify } from "terser";
import { expect, it } from "vitest";
import { compileEarly } from "./early-compile.ts";

const once = "o=(e,n)=>()=>(n||(e((n={exports:{}}).exports,n,n.exports),e=null),n.exports)";

it("puts the function of every CommonJS module in parentheses, and nothing else", () => {
  const code = `var ${once},u=o(e=>{e.one=m(e=>e)}),m=e=>e,f=o((e,n)=>{n.exports=u(),o(e)}),p=m(e=>e);`;
  const early = `var ${once},u=o((e=>{e.one=m(e=>e)})),m=e=>e,f=o(((e,n)=>{n.exports=u(),o(e)})),p=m(e=>e);`;
  expect(compileEarly(code)).toBe(early);
});

it("finds the bundler's function under any name, also after terser", async () => {
  const source = `var $a = (run, made) => () => (made || (run((made = { exports: {} }).exports, made, made.exports), (run = null)), made.exports);
    var react = $a((exports) => { exports.one = 1; });
    var dom = $a((exports, made) => { made.exports = react(); });
    console.log(dom(), dom(), react());`;
  const { code = "" } = await minify(source, { module: true, ecma: 2020, compress: { passes: 3 } });
  const parenthesized = /\w\(\(\w+=>\{|\w\(\(\(\w+,\w+\)=>\{/g;
  expect(code.match(parenthesized)).toBeNull();
  expect(compileEarly(code).match(parenthesized)).toHaveLength(2);
});

it("throws if the bundler writes CommonJS modules in another form", () => {
  expect(() => compileEarly("var u=(e=>e)(n=>n);")).toThrow("no CommonJS modules");
  expect(() => compileEarly(`var ${once};`)).toThrow("no CommonJS modules");
});
