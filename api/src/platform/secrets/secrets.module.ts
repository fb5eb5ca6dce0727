import { Module } from '@nestjs/common';
import { EvidenceSeal } from './evidence-seal.js';
import { SecretBox } from './secret-box.js';

@Module({ providers: [EvidenceSeal, SecretBox], exports: [EvidenceSeal, SecretBox] })
export class SecretsModule {}
