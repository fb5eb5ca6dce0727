import { Module } from '@nestjs/common';
import { CreatorRepository } from './creator.repository.js';
import { CreatorsController } from './creators.controller.js';
import { CreatorsService } from './creators.service.js';

@Module({
  controllers: [CreatorsController],
  providers: [CreatorRepository, CreatorsService],
  exports: [CreatorsService],
})
export class CreatorsModule {}
