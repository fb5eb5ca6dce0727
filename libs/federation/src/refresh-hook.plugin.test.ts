import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { JSDOM } from 'jsdom';
import type { act, createElement, useState } from 'react';
import type { createRoot } from 'react-dom/client';
import webpack from 'webpack';
import { RefreshHookPlugin } from './refresh-hook.plugin.js';

type React = { act: typeof act; createElement: typeof createElement; useState: typeof useState };
type RefreshRuntime = {
  injectIntoGlobalHook: (page: object) => void;
  register: (component: unknown, id: string) => void;
  createSignatureFunctionForTransform: () => (component: unknown, key: string) => void;
  performReactRefresh: () => void;
};

const require = createRequire(import.meta.url);

describe('a development page', () => {
  let folder: string;
  let page: JSDOM;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'refresh-hook-'));
    writeFileSync(join(folder, 'main.js'), '');
    const plugins = [new HtmlWebpackPlugin(), new RefreshHookPlugin()];
    const output = { path: join(folder, 'dist') };
    await new Promise<void>((resolve, reject) =>
      webpack({ mode: 'none', context: folder, entry: './main.js', output, plugins }, (error) =>
        error ? reject(error) : resolve(),
      ),
    );
    page = new JSDOM(readFileSync(join(folder, 'dist/index.html'), 'utf8'));
  });
  afterAll(() => {
    page.window.close();
    rmSync(folder, { recursive: true });
  });

  it('lets a Refresh runtime that starts after React exchange a component, with its state', () => {
    const { window } = page;
    const globals = { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true };
    for (const [name, value] of Object.entries(globals)) {
      Object.defineProperty(globalThis, name, { value, configurable: true });
    }
    const [hook, main] = window.document.scripts;
    // Before every other script of the page.
    expect([hook?.getAttribute('src'), main?.getAttribute('src')]).toEqual([null, 'main.js']);
    // As the page runs it.
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(hook?.text ?? '')();
    const react = require('react') as React;
    const dom = require('react-dom/client') as { createRoot: typeof createRoot };
    const refresh = require('react-refresh/runtime') as RefreshRuntime;
    refresh.injectIntoGlobalHook(globalThis);

    const component = (version: string) => {
      function Counter() {
        const [count, setCount] = react.useState(0);
        return react.createElement('button', { onClick: () => setCount(count + 1) }, `${version} ${count}`);
      }
      refresh.register(Counter, 'Counter');
      refresh.createSignatureFunctionForTransform()(Counter, 'key');
      return Counter;
    };
    const { body } = window.document;
    const first = component('first');
    react.act(() => dom.createRoot(body).render(react.createElement(first)));
    react.act(() => body.querySelector('button')?.click());
    expect(body.textContent).toBe('first 1');
    component('second');
    react.act(() => refresh.performReactRefresh());
    expect(body.textContent).toBe('second 1');
  });
});
