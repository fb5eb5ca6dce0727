/**
 * What a page runs under: `slowdown` of the processor, and a network by its latency in ms and its throughput in bits per
 * second; none unless given.
 *
 * @typedef {{ name: string, slowdown: number, network?: { latency: number, bitsPerSecond: number } }} Conditions
 */

/** @type {Conditions} */
export const asIs = { name: 'this machine', slowdown: 1 };

/** Lighthouse's mobile conditions. @type {Conditions} */
export const phone = {
  name: 'phone: 4x slower, 1.6 Mbps, 150 ms',
  slowdown: 4,
  network: { latency: 150, bitsPerSecond: 1_600_000 },
};

/** @param {import('@playwright/test').Page} page @param {Conditions} conditions */
export async function throttle(page, { slowdown, network }) {
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
