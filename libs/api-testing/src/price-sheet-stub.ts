import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * A real HTTP server in the place of the 2025 spreadsheet script; answers as it is told, and remembers what it was
 * asked.
 */
export class PriceSheetStub {
  readonly asked: string[] = [];
  answer: RequestListener = (_request, response) => response.end();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PriceSheetStub> {
    const server = createServer();
    const stub = new PriceSheetStub(server);
    server.on('request', (request, response) => {
      stub.asked.push(request.url ?? '');
      stub.answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return stub;
  }

  get url(): string {
    const { port } = this.server.address() as { port: number };
    return `http://127.0.0.1:${port}/macros/exec?key=1`;
  }

  answers(status: number, type: string, body: string): void {
    this.answer = (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
