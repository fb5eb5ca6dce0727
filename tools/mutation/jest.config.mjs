/** The root's Jest project of a group of mutants, with the tests of that group's folder alone. */
import root from '../../jest.config.mjs';

const { MUTATION_PROJECT, MUTATION_TESTS } = process.env;

export default {
  ...root.projects.find(({ displayName }) => displayName === MUTATION_PROJECT),
  // Most runs fail, which is what they are for: nobody reads where.
  noStackTrace: true,
  rootDir: new URL('../../', import.meta.url).pathname,
  roots: MUTATION_TESTS.split(' ').map((folder) => `<rootDir>/${folder}`),
};
