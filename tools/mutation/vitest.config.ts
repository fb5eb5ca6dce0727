/**
 * The root's Vitest project of a group of mutants, with that group's tests alone. They start no processes of the API, so
 * nothing is compiled first, and run on SQLite.
 */
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import root from '../../vitest.config.js';

const { MUTATION_PROJECT, MUTATION_TESTS = '' } = process.env;
const projects = (root.test?.projects ?? []) as TestProjectInlineConfiguration[];
const { test, ...project } = projects.find(({ test }) => test?.name === MUTATION_PROJECT) ?? {};

export default {
  ...project,
  // A module that an earlier mutant was loaded with must not stay.
  test: { ...test, globalSetup: [], include: MUTATION_TESTS.split(' '), isolate: true },
} satisfies ViteUserConfig;
