/**
 * Fake of the external 2025 spreadsheet script: a real HTTP server whose answer the number of employees chooses, so
 * that journeys can run side by side. Any other number is priced by a rule of its own, which no price book knows.
 */
import { createServer, type ServerResponse } from 'node:http';
import { sheet } from './fake-price-sheet-contract.js';

const json = { 'Content-Type': 'application/json' };

const faults: Record<number, (response: ServerResponse) => void> = {
  [sheet.employees.html]: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sign in</p>'),
  [sheet.employees.error]: (response) => response.writeHead(500, json).end('{"error":"quota"}'),
  [sheet.employees.malformed]: (response) => response.writeHead(200, json).end('{"startFee2025": 1,'),
  [sheet.employees.incomplete]: (response) => response.writeHead(200, json).end('{"startFee2025":10000}'),
};

createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const employees = Number(query.get('employed_2025'));
  const fault = faults[employees];
  if (fault) return fault(response);
  const answer = () => response.writeHead(200, json).end(JSON.stringify(sheet.priceOf(Number(query.get('am_2025')))));
  if (employees === sheet.employees.slow) setTimeout(answer, sheet.slowness);
  else answer();
}).listen(sheet.port, '127.0.0.1');
