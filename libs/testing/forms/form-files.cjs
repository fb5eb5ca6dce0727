/** The files of a remote that have a form, as its sources say. */
const { readdirSync, readFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');

const isSource = (name) => name.endsWith('.tsx') && !/\.(test|fixture|stories)\.tsx$/.test(name);

exports.formFiles = (remote, components) => {
  const folder = join(__dirname, '../../..', remote, 'src');
  const names = ['ValidatedForm', ...Object.keys(components)].join('|');
  // A generic component has its types behind the name.
  const opened = new RegExp(`<(?:${names})[\\s<>]`);
  const own = Object.values(components);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => opened.test(readFileSync(path, 'utf8')))
    .map((path) => relative(folder, path).split(sep).join('/'))
    .filter((path) => !own.includes(path))
    .sort();
};
