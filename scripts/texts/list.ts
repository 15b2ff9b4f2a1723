import { writeFileSync } from "node:fs";
import { faultsOf, pathOf, present, textFolders, writtenFiles } from "./folders.ts";

// `npm run texts`: puts the files of texts in order, writes the types of their keys, and lists what is wrong with them.
// Exit code 1 where something is.
let count = 0;
for (const texts of textFolders) {
  for (const [path, source] of writtenFiles(texts)) {
    if (present(path) === source) continue;
    writeFileSync(pathOf(path), source);
    console.log(`Wrote ${path}`);
  }
  for (const { file, key, fault } of faultsOf(texts)) {
    count += 1;
    console.log(`${texts.folder}/${file}: ${key === "" ? fault : `"${key}" ${fault}`}`);
  }
}
console.log(count === 0 ? "Every language has every text." : `${count} faults`);
process.exitCode = count === 0 ? 0 : 1;
