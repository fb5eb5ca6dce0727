import { Module } from '@nestjs/common';
import { RemoteFailuresController } from './remote-failures.controller.js';

@Module({ controllers: [RemoteFailuresController] })
export class RemoteFailuresModule {}
