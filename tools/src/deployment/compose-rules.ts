import { parse } from 'yaml';

type Service = {
  image?: string;
  read_only?: boolean;
  privileged?: boolean;
  user?: string;
  restart?: string;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } };
  volumes?: string[];
};

/**
 * What a compose file for strangers' requests must not leave out.
 *
 * @returns `<service>: <what is wrong>`
 */
export function hardeningFaults(text: string): string[] {
  const { services }: { services: Record<string, Service> } = parse(text, { merge: true });
  const faults = Object.entries(services).flatMap(([name, service]) =>
    faultsOf(name, service).map((fault) => `${name}: ${fault}`),
  );
  const defaults = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|TOKEN)\w*):-[^}]/g)];
  return [...faults, ...defaults.map(([, variable]) => `${variable}: has a default`)];
}

function faultsOf(name: string, service: Service) {
  const { limits } = service.deploy?.resources ?? {};
  const right = {
    'its file system can be written to': service.read_only === true,
    'it keeps capabilities': service.cap_drop?.includes('ALL'),
    'it may gain privileges': service.security_opt?.includes('no-new-privileges:true') && !service.privileged,
    'its memory or processor has no limit': limits?.cpus && limits.memory,
    'nobody says whether it is started again': service.restart,
    'its image is not named by version': /:\$?\{?[\w.:-]*\d+\.\d+[\w.}-]*$/.test(service.image ?? ''),
    'it listens to the world': name === 'edge' || !service.ports,
    "it has the machine's docker": !service.volumes?.some((volume) => volume.includes('docker.sock')),
  };
  return Object.entries(right)
    .filter(([, ok]) => !ok)
    .map(([fault]) => fault);
}
