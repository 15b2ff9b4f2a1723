import { writeFileSync } from "node:fs";
import { faultsOf, pathOf, present, textFolders, writeTypes, writtenFiles } from "./folders.ts";

// `npm run texts`: sorts the files of texts, writes the types of their keys, and lists their faults. Exit code 1 if
// there are any.
writeTypes();
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
