/**
 * Fake of the external 2025 spreadsheet script: a real HTTP server whose answer the number of employees chooses, so
 * that journeys can run side by side. Any other number is priced by a rule of its own, which no price book knows.
 */
import { createServer } from 'node:http';
import { sheet } from './fake-price-sheet-contract.js';

const json = { 'Content-Type': 'application/json' };

createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const employees = Number(query.get('employed_2025'));
  if (employees === sheet.employees.error) return response.writeHead(500, json).end('{"error":"quota"}');
  const answer = () => response.writeHead(200, json).end(JSON.stringify(sheet.priceOf(Number(query.get('am_2025')))));
  if (employees === sheet.employees.slow) setTimeout(answer, sheet.slowness);
  else answer();
}).listen(sheet.port, '127.0.0.1');
