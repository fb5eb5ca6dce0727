import type { Page } from '@playwright/test';
/**
 * What a page runs under: `slowdown` of the processor, and a network by its latency in ms and its throughput in bits
 * per second; none unless given.
 */
export type Conditions = { name: string; slowdown: number; network?: { latency: number; bitsPerSecond: number } };

export const asIs: Conditions = { name: 'this machine', slowdown: 1 };

/** Lighthouse's mobile conditions. */
export const phone: Conditions = {
  name: 'phone: 4x slower, 1.6 Mbps, 150 ms',
  slowdown: 4,
  network: { latency: 150, bitsPerSecond: 1_600_000 },
};

export async function throttle(page: Page, { slowdown, network }: Conditions) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!network) return session;
  await session.send('Network.enable');
  const throughput = network.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return session;
}
