/** The root's Jest project of a group of mutants, with the tests of that group's folder alone. */
import root from '../../jest.config.mjs';

const { MUTATION_PROJECT, MUTATION_TESTS } = process.env;

const rootDir = new URL('../../', import.meta.url).pathname;
const project = root.projects.find(({ displayName }) => displayName === MUTATION_PROJECT);

export default {
  ...project,
  // Stryker loads it itself, and does not know what `<rootDir>` is.
  testEnvironment: project.testEnvironment.replace('<rootDir>/', rootDir),
  // Most runs fail, which is what they are for: nobody reads where.
  noStackTrace: true,
  rootDir,
  roots: MUTATION_TESTS.split(' ').map((folder) => `<rootDir>/${folder}`),
};
