import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a server that can be cut, blocked, slowed down and mended. */
export class TcpProxy {
  readonly #sockets = new Set<Socket>();
  #cut = false;
  /** Takes connections and data, and passes nothing on: as a network that swallows everything. */
  blocked = false;
  /** Milliseconds that every piece is late, each way. */
  delayMs = 0;

  private constructor(private readonly server: Server) {}

  static async to(host: string, port: number): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server);
    server.on('connection', (socket) => proxy.#join(socket, connect(port, host)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  /** Breaks what is connected, and whatever connects until it is mended. */
  set cut(cut: boolean) {
    this.#cut = cut;
    if (cut) for (const socket of this.#sockets) socket.destroy();
  }

  async remove(): Promise<void> {
    this.cut = true;
    await new Promise((resolve) => this.server.close(resolve));
  }

  #join(near: Socket, far: Socket): void {
    this.#pass(near, far);
    this.#pass(far, near);
    if (this.#cut) for (const end of [near, far]) end.destroy();
  }

  #pass(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    from.on('data', (piece: Buffer) => {
      if (this.blocked) return;
      if (this.delayMs === 0) to.write(piece);
      else setTimeout(() => to.writable && to.write(piece), this.delayMs);
    });
  }
}
